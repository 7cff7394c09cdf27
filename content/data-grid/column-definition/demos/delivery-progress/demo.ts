import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A progress bar and a button in cells',
  height: 366,
  excerpt: ['renderCell: ({ row, tabIndex })', '),'],
});
