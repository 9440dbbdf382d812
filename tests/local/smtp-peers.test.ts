import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smtpPeers } from '../../infra/local/mail/smtp-peers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let ports = 1_000;

function socket(peer: string) {
  ports += 1;
  const made = Object.assign(new EventEmitter(), {
    remoteAddress: peer,
    remotePort: ports,
    end: vi.fn(),
    destroySoon: vi.fn(),
  });
  return made as typeof made & Socket;
}

test('two hundred silent connections of one address shut nobody else out', () => {
  const peers = smtpPeers({ each: 50, inAll: 100, greetingMs: 20_000 });
  const silent = Array.from({ length: 200 }, () => socket('192.0.2.1'));
  for (const each of silent) peers.add(each);
  expect(peers.size).toBe(50);
  const honest = socket('192.0.2.2');
  peers.add(honest);
  expect(honest.end).not.toHaveBeenCalled();
  expect(peers.size).toBe(51);
});

test('where all room is taken, the one that has been silent longest makes it, never one that hands over a mail', () => {
  const peers = smtpPeers({ each: 50, inAll: 3, greetingMs: 20_000 });
  const [busy, silent, later] = [socket('192.0.2.1'), socket('192.0.2.2'), socket('192.0.2.3')];
  for (const each of [busy, silent, later]) {
    vi.advanceTimersByTime(1_000);
    peers.add(each);
  }
  peers.busy(busy.remotePort!, true);
  peers.add(socket('192.0.2.4'));
  expect([busy, silent, later].map(({ end }) => vi.mocked(end).mock.calls.length)).toEqual([0, 1, 0]);
});

test('whoever has handed over nothing in time is sent away; a mail under way is not', () => {
  const peers = smtpPeers({ each: 50, inAll: 100, greetingMs: 20_000 });
  const [silent, busy] = [socket('192.0.2.1'), socket('192.0.2.1')];
  for (const each of [silent, busy]) peers.add(each);
  peers.busy(busy.remotePort!, true);
  vi.advanceTimersByTime(20_001);
  expect(silent.end).toHaveBeenCalledWith(expect.stringMatching(/^421 /));
  expect(busy.end).not.toHaveBeenCalled();
  peers.busy(busy.remotePort!, false);
  vi.advanceTimersByTime(20_001);
  expect(busy.end).toHaveBeenCalled();
});
