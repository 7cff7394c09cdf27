import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Header, body and pinned columns in theme colors',
  height: 372,
  excerpt: ['const themes', '};'],
});
