import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Confirm a paste and show a loading state',
  height: 372,
  excerpt: ['<DataGridPremium', '/>'],
});
