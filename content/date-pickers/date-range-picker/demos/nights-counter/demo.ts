import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Count the nights in a stay',
  height: 96,
  excerpt: ['<DateRangePicker', '        />'],
  picture: 'Choose',
});
