import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Book sales grouped by publisher, with totals and Excel export',
  height: 540,
  ads: false,
  excerpt: ['const isFirstPublisher', ';', '<DataGridPremium', '/>'],
});
