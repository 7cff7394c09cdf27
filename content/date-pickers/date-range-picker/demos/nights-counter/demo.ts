import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Count the nights of a stay',
  height: 96,
  excerpt: ['<DateRangePicker', '        />'],
});
