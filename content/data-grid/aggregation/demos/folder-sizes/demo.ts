import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sizes of folders',
  height: 476,
  excerpt: ['<DataGridPremium', '/>'],
});
