import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load a panel on demand and retry after an error',
  height: 476,
  excerpt: ['React.useEffect', '}, [shipment, isLoading]);'],
});
