/** Sentences about archives, in English, for a terminal. */
import { archive } from '../../templates/locales/en/archive-answers.ts';
import { bringArchiveWords, formatterFor } from '../../templates/locales/speaker.ts';

bringArchiveWords(archive);

export const { say } = formatterFor({});
