import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Prompts that change a request to the server',
  height: 528,
  excerpt: ['const dataSource', '};'],
});
