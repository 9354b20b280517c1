/** Gives the person a file, as a download of the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click; freeing it at once would take it away again.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
