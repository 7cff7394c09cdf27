import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Two series side by side', height: 329 });
