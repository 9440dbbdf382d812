/** Text from elsewhere, without what has no business in it. */

/** Control characters and those that turn the direction of writing have no business in a mail of ours. */
export function cleanForeignText(text: string): string {
  return cleanLetter(text).replace(/[\u200e\u200f]/g, '');
}

/** The words of somebody else, who may write from right to left. */
export function cleanLetter(text: string): string {
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '');
}
