import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the buttons of the action bar',
  height: 389,
  excerpt: ['<StaticDatePicker', '/>'],
});
