import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand one group by default',
  height: 422,
  excerpt: ['const isOpen', ';', '<DataGridPremium', '/>'],
});
