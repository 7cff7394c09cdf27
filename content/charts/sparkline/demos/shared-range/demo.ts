import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two sparklines with their own and with a shared range',
  height: 164,
  excerpt: ['const sharedRange', '};'],
});
