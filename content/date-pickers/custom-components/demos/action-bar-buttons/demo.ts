import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the action bar buttons',
  height: 389,
  excerpt: ['<StaticDatePicker', '/>'],
});
