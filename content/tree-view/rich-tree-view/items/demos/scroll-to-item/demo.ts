import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Bring an item into view', height: 253 });
