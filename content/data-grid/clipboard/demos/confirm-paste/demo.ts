import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Confirm a paste, and show that it is being saved',
  height: 372,
  excerpt: ['<DataGridPremium', '/>'],
});
