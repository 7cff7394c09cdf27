import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A forecast with a dashed line and a band of uncertainty',
  height: 320,
  excerpt: ['function ForecastLine', '}'],
});
