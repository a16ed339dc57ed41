/** The product's name. */
export const product = 'Evidence Console';
