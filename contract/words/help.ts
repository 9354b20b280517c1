export const help = {
  title: 'How It Works',
  dailyQuestions: 'Daily questions',
  answerAndConnect: 'Answer and connect',
  buildUnderstanding: 'Build understanding',
  features: 'Features',
  premiumFeatures: 'Premium features',
  upgrade: 'Upgrade to Premium',
  whyItWorks: 'Why it works',
} as const;
