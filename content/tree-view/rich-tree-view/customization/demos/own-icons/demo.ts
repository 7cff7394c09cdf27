import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Custom icons', height: 160 });
