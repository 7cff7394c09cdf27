import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Header, body and pinned columns in theme colors',
  height: 370,
  excerpt: ['const themes', '};'],
});
