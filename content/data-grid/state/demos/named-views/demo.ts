import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch between three views',
  height: 425,
  excerpt: ['const showView', '};'],
});
