import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change requests to a server with prompts',
  height: 526,
  excerpt: ['const dataSource', '};'],
});
