import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Cells with a progress bar and a button',
  height: 366,
  excerpt: ['renderCell: ({ row, tabIndex })', '),'],
});
