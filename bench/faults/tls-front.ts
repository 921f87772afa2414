// HTTPS that sometimes fails before the first byte of an answer: in the handshake.
import type { RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type Server, type Socket } from 'node:net';
import { selfSigned, strangers } from './certificates.ts';

/** Ways to fail: another's certificate, something that is not TLS, a connection cut while keys are exchanged. */
export const TLS_FAULTS = ['certificate', 'garbage', 'cut'] as const;
type TlsFault = (typeof TLS_FAULTS)[number] | 'none';

/** Serves `answer`; `next` decides how each connection fails. Every answer has a connection of its own. */
export function startTlsFront(
  answer: RequestListener,
  next: () => TlsFault,
): Server & { closeAllConnections(): void } {
  const sockets = new Set<Socket>();
  const alone: RequestListener = (incoming, response) => {
    response.setHeader('connection', 'close');
    answer(incoming, response);
  };
  const [good, bad] = [selfSigned, strangers].map((certificate) => createSecureServer(certificate, alone));
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    const fault = next();
    if (fault === 'none') good!.emit('connection', socket);
    else if (fault === 'certificate') bad!.emit('connection', socket);
    else if (fault === 'garbage') socket.end('220 mail.example ESMTP ready\r\n');
    else socket.once('data', () => socket.destroy());
  });
  return Object.assign(front, {
    closeAllConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
  });
}
