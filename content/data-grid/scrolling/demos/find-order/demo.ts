import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Scroll to an order and focus it',
  height: 486,
  excerpt: ['const showOrder', '};'],
});
