import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy whose target can be switched, taken down, or stalled. */
export interface SwitchingServer {
  readonly port: number;
  /** Forwards connections to this local port from now on. */
  forwardTo: (port: number) => void;
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
    const upstream = connect(target, '127.0.0.1');
    remember(upstream);
    socket.pipe(upstream).pipe(socket);
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
    return undefined;
  });

  function remember(socket: Socket) {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  }

  function switchTo(next: Target) {
    target = next;
    for (const socket of open) socket.destroy();
  }

  await new Promise<void>((ready) => server.listen(0, ready));
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo: switchTo,
    goDown: () => switchTo('down'),
    stall: () => switchTo('stalled'),
    close: () => {
      switchTo('down');
      return new Promise((done) => server.close(() => done()));
    },
  };
}
