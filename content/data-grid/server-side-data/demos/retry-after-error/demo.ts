import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show an error and retry the request',
  height: [456, 436],
  excerpt: ['const retry', '};', 'onDataSourceError', 'setError(message)'],
});
