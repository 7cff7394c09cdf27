import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show which requests are sent', height: 176, ads: false });
