/** Where Premium is not sold: everybody has it, or whoever runs the server gives it. */
export const unsold = {
  opening: 'It helps you do something with her answers.',
  included: 'Premium is included on this server.',
  includedMore: 'All of it is yours, like everything else here.',
  noPayments: 'This server takes no payments.',
  askTheOperator: 'Whoever runs it can give you Premium. Please ask them.',
} as const;
