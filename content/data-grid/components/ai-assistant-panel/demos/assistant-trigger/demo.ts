import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A button that opens the assistant',
  height: 528,
  excerpt: ['<AiAssistantPanelTrigger', '/>'],
});
