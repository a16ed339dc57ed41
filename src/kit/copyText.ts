/**
 * Puts a text into the clipboard, also over plain http, where browsers have only their old command. To be called from a press.
 * @returns whether the browser took it; it may refuse, as in a frame without the right
 * @example const isCopied = await copyText('A-17');
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Answers the command's own event, so that neither selection nor focus moves. */
function copyByCommand(text: string): boolean {
  let isTaken = false;
  function fill(event: ClipboardEvent) {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  }
  document.addEventListener('copy', fill, { capture: true, once: true });
  const isDone = document.execCommand?.('copy');
  document.removeEventListener('copy', fill, { capture: true });
  return isDone && isTaken;
}
