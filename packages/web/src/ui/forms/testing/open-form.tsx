import type { Fields } from '@aroeira/domain/kernel';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import { act, render } from '@testing-library/react';
import type { Availability } from '../../fields/field-binding.ts';
import { CaptchaProvider, type Captcha } from '../../fields/captcha/captcha.ts';
import { FormFields } from '../form-fields.tsx';
import { FormModel } from '../form-model.ts';
import type { FormOptions } from '../form-options.ts';

interface World<F extends Fields> {
  readonly options?: FormOptions<F>;
  readonly captcha?: Captcha;
  readonly availability?: Availability;
}

/** Draws all fields of a form on 20 November 2026. The test moves the time. */
export const openForm = <F extends Fields>(fields: F, { options, captcha, availability }: World<F> = {}) => {
  const scheduler = manualScheduler();
  const form = new FormModel(fields, { clock: clockAt('2026-11-20T15:00:00-03:00'), scheduler }, options);
  render(
    <CaptchaProvider value={captcha}>
      <form>
        <FormFields form={form} availability={availability} />
      </form>
    </CaptchaProvider>,
  );
  return {
    form,
    pass: (milliseconds: number) => act(() => scheduler.pass(milliseconds)),
    submit: () => act(() => void form.submit()),
  };
};
