/** What a bot answers to whoever writes to it. */
export const bot = {
  answer:
    'I am a bot: I cannot read your message, and I make no agreements. Each phase I order what looks best to me on the board.',
};
