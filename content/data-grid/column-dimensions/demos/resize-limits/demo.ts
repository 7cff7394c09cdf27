import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Resize columns within limits and log the events',
  height: 428,
  excerpt: ['<DataGrid', '/>'],
});
