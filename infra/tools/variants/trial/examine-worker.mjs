// The thread in which a variant from a mail is looked at.
import { parentPort, workerData } from 'node:worker_threads';
import { load } from '../../../built.mjs';

const { examineMail } = await load('infra/tools/variants/trial/examine.ts');
parentPort.postMessage(await examineMail(workerData.raw, workerData.token));
