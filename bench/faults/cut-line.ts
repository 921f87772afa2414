// A line to a server that can be cut: a TCP relay for tests of lost connections.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CutLine {
  readonly port: number;
  /** Cuts all connections at once, in the middle of whatever they carry. */
  cut(): void;
  close(): Promise<void>;
}

export async function startCutLine(targetPort: number): Promise<CutLine> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
