import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand the first level',
  height: 424,
  excerpt: ['<DataGridPremium', '/>'],
});
