import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { createApi } from './api.ts';
import { openDatabase } from './database.ts';
import { seed } from './seed.ts';

const port = Number(process.env['PORT'] ?? 3000);

const database = openDatabase('orders.db');
seed(database, 20_000);
const api = createApi(database);

const server = createServer((request, response) => {
  if (request.url?.startsWith('/api/')) {
    void api(request, response);
  } else {
    vite.middlewares(request, response);
  }
});
// Vite compiles the client, and reloads it through the same server.
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
});

server.listen(port, 'localhost', () => {
  console.log(`Open http://localhost:${port}`);
});
