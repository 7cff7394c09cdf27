import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch between three views',
  height: 427,
  excerpt: ['const showView', '};'],
});
