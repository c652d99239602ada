/** Opens the browser's dialog for printing this page, or for saving it as a document. */
export function printPage(): void {
  window.print();
}
