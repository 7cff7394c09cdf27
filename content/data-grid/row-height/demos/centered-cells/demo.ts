import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Center short cells beside long text',
  height: 330,
  excerpt: ['const columns', '];'],
});
