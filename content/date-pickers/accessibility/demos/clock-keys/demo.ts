import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keys in an analog clock',
  height: 272,
  excerpt: ['<TimeClock', '      />'],
});
