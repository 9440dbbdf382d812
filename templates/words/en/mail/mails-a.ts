/** The words of the mails, a subject a file: the first half of the alphabet. */
export const mailsA = {};
