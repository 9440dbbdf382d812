import type { Language } from '../../shape.ts';

const ENTER = 'Der Judge hat beim Start einen Code ausgegeben. Gib ihn ein, um hier E-Mails zu lesen und zu schreiben.';

export const privacy: Language['pages']['privacy'] = {
  title: 'Privat',
  heading: 'Dieser Judge ist privat',
  enterCode: ENTER,
  wrongCode: `Das ist nicht der Code. ${ENTER}`,
  code: 'Code',
  open: 'Öffnen',
};
