import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy whose target can be switched, taken down, or stalled. */
export interface SwitchingServer {
  readonly port: number;
  /** Forwards connections to this local port from now on. */
  lead: (port: number) => void;
  /** Drops connections, like without a network. */
  goDown: () => void;
  /** Accepts connections but never responds. */
  stall: () => void;
  close: () => Promise<void>;
}

type Target = number | 'down' | 'stalled';

export async function startSwitchingServer(): Promise<SwitchingServer> {
  let target: Target = 'down';
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    remember(socket);
    if (target === 'down') return socket.destroy();
    if (target === 'stalled') return undefined;
    const behind = connect(target, '127.0.0.1');
    remember(behind);
    socket.pipe(behind).pipe(socket);
    socket.on('close', () => behind.destroy());
    behind.on('close', () => socket.destroy());
    return undefined;
  });

  function remember(socket: Socket) {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  }

  function turn(next: Target) {
    target = next;
    for (const socket of open) socket.destroy();
  }

  await new Promise<void>((ready) => server.listen(0, ready));
  return {
    port: (server.address() as AddressInfo).port,
    lead: turn,
    goDown: () => turn('down'),
    stall: () => turn('stalled'),
    close: () => {
      turn('down');
      return new Promise((done) => server.close(() => done()));
    },
  };
}
