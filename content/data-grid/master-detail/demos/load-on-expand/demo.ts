import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load the content of a panel, with a retry',
  height: 476,
  excerpt: ['React.useEffect', '}, [shipment, isLoading]);'],
});
