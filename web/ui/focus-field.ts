/** Brings the person to the field that a complaint is about. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  // What is folded away takes no focus, and its complaint would not be seen.
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}
