import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A picker in a native form',
  height: 167,
  excerpt: ['<DatePicker', '        />'],
});
