/** The words of the mails, a subject a file: the second half of the alphabet. */
export const mailsM = {};
